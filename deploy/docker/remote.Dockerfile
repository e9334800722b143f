# One image for each section (and the shell); run, it publishes its build into the store and ends:
# docker build --build-arg REMOTE=mf-listings -f deploy/docker/remote.Dockerfile .
ARG NODE=node:24-bookworm-slim

FROM ${NODE}
ARG REMOTE
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN cd ${REMOTE} && NODE_ENV=production npx webpack --config webpack.config.mjs
# A volume takes over whose it is.
RUN mkdir /store && chown node:node /store
ENV REMOTE=${REMOTE} STORE=/store
USER 1000:1000
CMD ["sh", "-c", "npm run publish:remote -w tools -- ${REMOTE} --to \"$STORE\" --if-new"]
