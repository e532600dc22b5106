/** Patterns of tiles, as paths in a square of 120. */
const patterns = [
  `M0 0H60A60 60 0 0 1 0 60ZM120 120H60A60 60 0 0 1 120 60ZM60 60V0A60 60 0 0 0 120 60Z
   M60 60V120A60 60 0 0 0 0 60Z`,
  'M0 0H60L0 60ZM120 0V60L60 0ZM120 120H60L120 60ZM0 120V60L60 120Z',
  `M0 120A120 120 0 0 1 120 0V24A96 96 0 0 0 24 120ZM48 120A72 72 0 0 1 120 48V72A48 48 0 0 0 72 120Z
   M96 120A24 24 0 0 1 120 96V120Z`,
  'M0 0H30L120 90V120ZM60 0H90L120 30V60ZM0 30 90 120H60L0 60ZM0 90 30 120H0Z',
  'M60 0H120V60A60 60 0 0 0 60 0ZM0 60A60 60 0 0 0 60 120H0ZM33 60A27 27 0 0 1 87 60 27 27 0 0 1 33 60Z',
  `M60 60H30A30 30 0 1 1 60 30ZM60 60V30A30 30 0 1 1 90 60ZM60 60H90A30 30 0 1 1 60 90Z
   M60 60V90A30 30 0 1 1 30 60Z`,
  `M0 40A40 40 0 0 1 40 0 40 40 0 0 1 0 40ZM40 0A40 40 0 0 1 80 40 40 40 0 0 1 40 0Z
   M120 0A40 40 0 0 1 80 40 40 40 0 0 1 120 0ZM0 40A40 40 0 0 1 40 80 40 40 0 0 1 0 40Z
   M80 40A40 40 0 0 1 40 80 40 40 0 0 1 80 40ZM80 40A40 40 0 0 1 120 80 40 40 0 0 1 80 40Z
   M0 120A40 40 0 0 1 40 80 40 40 0 0 1 0 120ZM40 80A40 40 0 0 1 80 120 40 40 0 0 1 40 80Z
   M120 80A40 40 0 0 1 80 120 40 40 0 0 1 120 80Z`,
];

/** A decorative tile in place of a missing portrait. The position chooses the pattern. */
export function StaffTile({ position }: { position: number }) {
  const pattern = position % patterns.length;
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className="staff-tile screen-only">
      <path d={patterns[pattern]} />
      {pattern === 1 && <path d="M60 34 86 60 60 86 34 60Z" data-accent="" />}
      <path d="M60 0V120M0 60H120" />
    </svg>
  );
}
