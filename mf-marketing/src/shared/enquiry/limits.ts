/** Characters that the content service takes. */
export const LIMITS = { name: 100, email: 254, phone: 40, subject: 200, message: 4000 };
