# Draws the demo illustrations into a volume and ends.
ARG NODE=node:24-bookworm-slim

FROM ${NODE}
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
USER node
CMD ["npm", "run", "illustrations", "-w", "tools", "--", "--out", "/pictures"]
