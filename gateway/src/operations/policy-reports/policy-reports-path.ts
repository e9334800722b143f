/** Where browsers send what a page's policy has kept from happening. */
export const POLICY_REPORTS = '/api/site/policy-reports';
