# Stands in for node:24-bookworm-slim where no registry is reached. The context has `node` and the folder `npm`, both of npm's packages.
FROM debian:bookworm-slim
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && chmod 755 /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/*.js
CMD ["node"]
