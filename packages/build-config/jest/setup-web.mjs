import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Whole pages that are loaded when they are needed, and every key of a form: a busy machine takes its time for them.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// jsdom has no layout, and says so at every call; react-router restores scroll positions on each page.
window.scrollTo = () => undefined;
Element.prototype.scrollTo ??= () => undefined;

// It knows dialogs, without what opens and closes them.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Without a layout nothing comes into sight.
const ignore = () => undefined;
window.IntersectionObserver ??= class {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
};
