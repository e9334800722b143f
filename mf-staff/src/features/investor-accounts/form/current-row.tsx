export function CurrentRow({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <ul>
      {facts.map(([name, value]) => (
        <li key={name}>
          {name}: <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
