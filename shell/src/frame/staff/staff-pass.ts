import { currentPage, getSession, subscribeToSession } from '@phantom/mf-kit';

const ADDRESS = '/api/site/staff-pass';

/** Marks an employee's browser with a cookie until the sign-out, because requests for pages carry no token. */
export function syncStaffPass(): void {
  let holder: number | undefined;
  const sync = () => {
    const user = getSession()?.user;
    const employee = user?.type === 'admin' ? user.id : undefined;
    if (employee === holder) return;
    holder = employee;
    void send(employee === undefined ? 'DELETE' : 'POST');
  };
  sync();
  subscribeToSession(sync);
}

/** When it fails, the gateway treats the employee as a visitor. */
async function send(method: 'POST' | 'DELETE'): Promise<void> {
  const url = new URL(ADDRESS, document.baseURI);
  try {
    // `keepalive`: a sign-out leaves the page at once.
    const response = await currentPage().fetch(new Request(url, { method, keepalive: true }));
    // An unread body would occupy one of the browser's few connections.
    await response.text();
  } catch (error) {
    reportError(error);
  }
}
