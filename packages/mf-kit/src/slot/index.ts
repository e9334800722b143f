// The shell does not share this module: each remote bundles what it uses.
export { defineSlot, type SlotDefinition } from './define-slot';
export { Slot } from './slot';
