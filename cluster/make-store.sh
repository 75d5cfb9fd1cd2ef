#!/bin/sh
# Once, on the first primary: the product's role owns its database, and may keep values out of the log.
set -e
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -d "$1" <<'SQL'
create role salesfloor login password :'password';
create database salesfloor owner salesfloor;
grant set on parameter log_min_error_statement, log_error_verbosity to salesfloor;
SQL
