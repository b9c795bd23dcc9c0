export default function Page() {
  return <button type="submit">Save schedule</button>;
}
