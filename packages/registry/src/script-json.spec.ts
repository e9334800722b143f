import { scriptJson } from './script-json.js';

describe('scriptJson', () => {
  it('escapes every <, and parses to the same value', () => {
    const value = { text: '</script><script>alert(1)</script><!-- <SCRIPT ]]>' };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(value);
  });
});
