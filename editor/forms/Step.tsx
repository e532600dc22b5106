import { createContext, use, type ReactNode } from 'react';

const Path = createContext('');

/** Where a field is in its file: `openingHours.1.opens`. */
export const useFieldPath = () => use(Path);

/** One step further into the file; its place on the page can be linked to. */
export function Step({ name, children }: { name: string; children: ReactNode }) {
  const around = useFieldPath();
  const path = around === '' ? name : `${around}.${name}`;
  return (
    <Path value={path}>
      <div id={`felt-${path}`} className="felt">
        {children}
      </div>
    </Path>
  );
}
