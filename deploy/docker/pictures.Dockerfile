# Has the demo illustrations; run, it copies them to where the gateway reads them and ends.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run illustrations -w tools -- --out /drawn

FROM busybox:1.37
COPY --from=build /drawn /drawn
# A volume takes over whose it is.
RUN mkdir /pictures && chown 1000:1000 /pictures
USER 1000:1000
CMD ["cp", "-R", "/drawn/.", "/pictures"]
