import { scriptJson } from './script-json.js';

it('cannot end its script element, and reads back the same', () => {
  const value = { text: '</script><script>alert(1)</script><!-- <SCRIPT ]]>' };
  const json = scriptJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});
