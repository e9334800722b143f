import '@testing-library/jest-dom';

// jsdom has no layout, and says so at every call; react-router restores scroll positions on each page.
window.scrollTo = () => undefined;
