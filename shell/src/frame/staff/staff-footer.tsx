/** The employees' footer; the company's own line, the same in every language. */
export function StaffFooter() {
  return (
    <footer className="staff-footer">
      {new Date().getFullYear()} PHANTOM PARTNERS ALL RIGHTS RESERVED
    </footer>
  );
}
