import TriangleAlert from 'lucide-react/icons/triangle-alert'

/** Stored content that could not be read. Visitors see defaults in its place, so somebody has to know. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="notice" role="status">
      <TriangleAlert />
      <div>
        <p className="font-semibold">Some of the stored site content could not be read</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        <p>Saving any part of the website replaces what could not be read with what is shown.</p>
      </div>
    </div>
  )
}
