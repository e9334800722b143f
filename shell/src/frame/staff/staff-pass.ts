import { currentPage, getSession, subscribeToSession } from '@phantom/mf-kit';

const ADDRESS = '/api/site/staff-pass';

/**
 * Lets the gateway know an employee's browser by a cookie: a page that it is asked for carries no token. Asked for once
 * for each person that signs in, and given back when nobody is signed in any more.
 */
export function keepStaffPass(): void {
  let holder: number | undefined;
  const look = () => {
    const user = getSession()?.user;
    const employee = user?.type === 'admin' ? user.id : undefined;
    if (employee === holder) return;
    holder = employee;
    void tell(employee === undefined ? 'DELETE' : 'POST');
  };
  look();
  subscribeToSession(look);
}

/** Without an answer the employee is a visitor to the next page, no more. */
async function tell(method: 'POST' | 'DELETE'): Promise<void> {
  const url = new URL(ADDRESS, document.baseURI);
  try {
    // A sign-out leads to another page right away.
    const answer = await currentPage().fetch(new Request(url, { method, keepalive: true }));
    // Unread, it would hold one of the few connections that a browser has to the site.
    await answer.text();
  } catch (error) {
    reportError(error);
  }
}
