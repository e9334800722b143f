import type { Check } from './check.js';
import { canaryShare } from './checks/canary.js';
import { changeSeen } from './checks/change-seen.js';
import { deploySeen } from './checks/deploy-seen.js';
import { formLimit } from './checks/form-limit.js';
import { mailOnce } from './checks/mail-once.js';
import { oneFormOnce } from './checks/one-form-once.js';
import { refreshRace } from './checks/refresh-race.js';
import { sessions } from './checks/sessions.js';
import { signInLimit } from './checks/sign-in-limit.js';
import { uploads } from './checks/uploads.js';

/** In the order in which they are looked at. */
export const checks: readonly Check[] = [
  formLimit,
  oneFormOnce,
  mailOnce,
  signInLimit,
  sessions,
  refreshRace,
  uploads,
  changeSeen,
  deploySeen,
  canaryShare,
];
