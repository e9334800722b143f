export const HERO = { width: 1920, height: 960 } as const;
