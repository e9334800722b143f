import '@testing-library/jest-dom';

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
