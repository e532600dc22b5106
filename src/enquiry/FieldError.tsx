import { CircleAlert } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** What is wrong with a field. Its line is always there, so that nothing moves under the pointer when the words appear. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} className="flex min-h-6 items-center gap-1.5 text-small text-error sm:min-h-7">
      {error && (
        <>
          <Icon glyph={CircleAlert} className="size-4" />
          {error}
        </>
      )}
    </p>
  );
}
