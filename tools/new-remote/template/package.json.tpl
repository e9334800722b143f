{
  "name": "@phantom/__NAME__",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "webpack --mode production",
    "dev": "node --import tsx ../tools/dev-remote/cli.ts",
    "deploy": "node --import tsx ../tools/deploy/cli.ts deploy",
    "canary": "node --import tsx ../tools/deploy/cli.ts canary",
    "promote": "node --import tsx ../tools/deploy/cli.ts promote",
    "abort": "node --import tsx ../tools/deploy/cli.ts abort",
    "rollback": "node --import tsx ../tools/deploy/cli.ts rollback",
    "retire": "node --import tsx ../tools/deploy/cli.ts retire",
    "types": "tsc --noEmit"
  },
  "dependencies": {
    "@phantom/mf-kit": "*",
    "@phantom/ui": "*",
    "react": "^19.3.1",
    "react-dom": "^19.3.1"
  },
  "devDependencies": {
    "@phantom/build-config": "*",
    "@testing-library/react": "^16.3.3",
    "@types/react": "^19.3.0"
  }
}
