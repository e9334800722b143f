{
  "extends": "../packages/build-config/tsconfig.web.json",
  "include": ["src"]
}
