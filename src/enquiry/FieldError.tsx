import { CircleAlert } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** What is wrong with a field. Its line is always there, so that nothing moves under the pointer when the words appear. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p
      id={id}
      className="flex min-h-7 items-start gap-1.5 pt-1 text-small leading-[1.25] text-error sm:min-h-8"
    >
      {error && (
        <>
          <Icon glyph={CircleAlert} className="mt-px size-4" />
          {/* An element of its own: a translator moves bare text away, and React could not remove it any more. */}
          <span>{error}</span>
        </>
      )}
    </p>
  );
}
