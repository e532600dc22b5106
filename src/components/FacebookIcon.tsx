/** Our own drawing of the mark: lucide has no brand icons. */
export function FacebookIcon({ className = 'size-[1.25em]' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none fill-none stroke-current stroke-[1.5] ${className}`}
    >
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M17 3h-2.6A4.4 4.4 0 0 0 10 7.4V10H7v4h3v7h4v-7h2.6l.9-4H14V7.7a.7.7 0 0 1 .7-.7H17z"
      />
    </svg>
  );
}
