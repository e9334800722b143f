import { LoanCalculator } from './loan-calculator';
import { LoanRequest } from './loan-request';
import styles from './loan.module.css';

/** Calculator and request form. They load when a reader comes near. */
export function LoanTools() {
  return (
    <div className={styles.tools}>
      <LoanCalculator />
      <div id="request">
        <LoanRequest />
      </div>
    </div>
  );
}
