/** The most characters that the content service accepts. Not in the rules, which load later with yup. */
export const LIMITS = { name: 100, email: 254, phone: 40, subject: 200, message: 4000 };
