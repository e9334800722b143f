/** Of all demo accounts. Stands in the README; production refuses to start where an account has it. */
export const DEMO_PASSWORD = 'phantom-demo-2026';
