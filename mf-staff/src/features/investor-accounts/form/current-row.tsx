export function CurrentRow({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <ul className="mb-3">
      {facts.map(([name, value]) => (
        <li key={name}>
          {name}: <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
