const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Whether it looks like an email address; the server knows better. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
