import type { Attack } from './attack.js';
import { callsAttack } from './calls/calls-attack.js';
import { tokensAttack } from './tokens/tokens-attack.js';
import { storedAttack } from './stored/stored-attack.js';
import { uploadsAttack } from './uploads/uploads-attack.js';
import { wireAttack } from './wire/wire-attack.js';

export const attacks: readonly Attack[] = [
  wireAttack,
  tokensAttack,
  uploadsAttack,
  storedAttack,
  callsAttack,
];
