#!/bin/sh
# Runs once, on the first primary. Creates the app's role and its database. The role may set which values the
# log contains.
set -e
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -d "$1" <<'SQL'
create role salesfloor login password :'password';
create database salesfloor owner salesfloor;
grant set on parameter log_min_error_statement, log_error_verbosity to salesfloor;
SQL
