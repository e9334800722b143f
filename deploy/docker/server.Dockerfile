# One image for each server: docker build --build-arg SERVER=services/auth -f deploy/docker/server.Dockerfile .
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npx tsc -b tsconfig.build.json

FROM ${NODE} AS production
ARG SERVER
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/packages/service-kit packages/service-kit
COPY --from=build /app/packages/registry packages/registry
COPY --from=build /app/packages/store packages/store
COPY --from=build /app/${SERVER} ${SERVER}
RUN npm ci --omit=dev --no-audit --no-fund --workspace=${SERVER} && npm cache clean --force
# A volume takes over whose it is.
RUN mkdir /files /mirror /backups && chown node:node /files /mirror /backups
WORKDIR /app/${SERVER}
# As tools/stack/node-options.ts says why.
ENV NODE_ENV=production HOST=0.0.0.0 NODE_OPTIONS=--v8-pool-size=1
# By number: a cluster sees that it is not root.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
