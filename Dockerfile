# Contains only the app. PostgreSQL runs in another container (docker-compose.yml) or on the server in
# DATABASE_URL.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/
COPY bench/package.json bench/
COPY torture/package.json torture/

FROM manifests AS build
RUN npm ci --omit=dev
COPY . .
ENV PATH=/app/node_modules/.bin:$PATH
RUN node scripts/build.ts

# The packages that the server needs at run time, without tools and the embedded PostgreSQL.
FROM manifests AS packages
RUN npm ci --omit=dev --omit=optional --workspace api

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=4000
COPY --from=packages /app/node_modules node_modules
COPY documents.json ./
COPY api/package.json api/
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Starts node without a shell, so that node is PID 1 and receives signals.
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
