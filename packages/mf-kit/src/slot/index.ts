// What the shell does not share: each remote bundles what it uses of it.
export { defineSlot, type SlotDefinition } from './define-slot';
export { Slot } from './slot';
