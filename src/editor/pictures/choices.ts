/** Pictures that were chosen for a place of a form, and are being prepared. */
export interface Choice {
  form: string;
  /** Tells the places of a form apart. */
  place: string;
  /** True where any number of pictures is added: a later choice replaces none. */
  isList: boolean;
}

/** The choices that still count: a picture of another one is dropped when it is ready. */
export function openChoices() {
  const pending = new Set<Choice>();

  function cancel(isCancelled: (choice: Choice) => boolean) {
    for (const choice of pending) if (isCancelled(choice)) pending.delete(choice);
  }

  return {
    /** Begins a choice. In a place of one picture, the last one counts. */
    begin: (choice: Choice) => {
      if (!choice.isList) cancel(({ form, place }) => form === choice.form && place === choice.place);
      pending.add(choice);
    },
    end: (choice: Choice) => void pending.delete(choice),
    isWanted: (choice: Choice) => pending.has(choice),
    /** What a form had is gone: pictures that were chosen for it do not come back. */
    cancelForm: (form: string) => cancel((choice) => choice.form === form),
    isPending: (form: string) => [...pending].some((choice) => choice.form === form),
    listPendingForms: () => [...pending].map(({ form }) => form),
    isAnyPending: () => pending.size > 0,
  };
}
