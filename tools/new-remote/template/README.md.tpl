# @phantom/__NAME__

The section at `__PATH__`, owned by __OWNER__. What a section is made of: [packages/mf-kit](../packages/mf-kit/README.md).

| File             | What it says                                              |
| ---------------- | --------------------------------------------------------- |
| `remote.json`    | what the shell may know: routes, menu entries, the owner  |
| `src/routes.tsx` | the section's map                                         |
| `src/features/`  | a folder for each page                                    |
| `locales/`       | its texts in five languages                               |
