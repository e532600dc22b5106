import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { focusEnd, focusField, submitButton } from './focus.ts';
import { askHuman, type FollowUp, followUpOf } from './followUp.ts';
import { type Notice, type ShownNotice, notices } from './notices.ts';
import { newReference } from './reference.ts';
import type { SendResult } from './result.ts';
import { fieldErrors, missingFields, sendHint } from './rules.ts';
import { trapField } from './SpamTrap.tsx';
import { type Delivery, loadConfirmed, transmit } from './transmit.ts';
import { useFormValues } from './useFormValues.ts';
import { useTried } from './useTried.ts';
import { type EnquiryField, type EnquiryValues, readValues } from './values.ts';

/** What the enquiry form knows and does. Until the script runs there are no `values`, and the form works natively. */
export function useEnquiry(delivery: Delivery, referencePrefix: string) {
  const confirmed = delivery.mode === 'confirmed';
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController>(null);
  const turns = useRef(0);
  const [values, readAnew] = useFormValues(form);
  const { tried, tryFields, leaveField } = useTried();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<ShownNotice>();
  const [followUp, setFollowUp] = useState<FollowUp>();
  const [reference, setReference] = useState('');
  const [refused, setRefused] = useState<{
    values: EnquiryValues;
    fields: Partial<Record<EnquiryField, string>>;
  }>();

  useEffect(() => {
    // What reads the answers is there before it is needed; where it fails to come, sending tries again.
    if (confirmed) loadConfirmed().catch(() => {});
  }, [confirmed]);

  useEffect(() => {
    if (!sending) return;
    const element = form.current!;
    // The page was left while it was sending and is back: nobody knows what became of it, so keep the text and say so.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && pending.current?.abort();
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      // The button dropped the focus when it was disabled.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === submitButton(element)) focusEnd(element);
    };
  }, [sending]);

  function show(shown: Notice) {
    turns.current += 1;
    setNotice({ ...shown, turn: turns.current });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending.current) return;
    const element = event.currentTarget;
    const current = readValues(element);
    const [firstWrong, ...otherWrong] = fieldErrors(current).keys();
    setNotice(undefined);
    setFollowUp(undefined);
    if (firstWrong) {
      readAnew();
      tryFields(new Set([firstWrong, ...otherWrong]));
      if (!current.consent) show(notices.consentMissing);
      focusField(element, firstWrong);
    } else if (trapField(element)?.value) {
      setFollowUp(askHuman);
    } else {
      await deliver(element, current);
    }
  }

  async function deliver(element: HTMLFormElement, current: EnquiryValues) {
    setSending(true);
    pending.current = new AbortController();
    const name = confirmed ? readDraft().reference || reference || newReference(referencePrefix) : '';
    setReference(name);
    if (confirmed) keepDraft({ reference: name });
    const result = await transmit(delivery, current, name, pending.current);
    pending.current = null;
    setSending(false);
    finish(element, current, result, name);
  }

  function finish(element: HTMLFormElement, current: EnquiryValues, result: SendResult, name: string) {
    setFollowUp(followUpOf(result, name));
    if (result.outcome === 'sent') {
      element.reset();
      forgetDraft();
      setReference('');
      readAnew();
      tryFields(new Set());
      show(notices.sent);
      return;
    }
    const fields = result.outcome === 'refused' ? result.fields : {};
    const [first] = Object.keys(fields) as EnquiryField[];
    setRefused({ values: current, fields });
    if (first) focusField(element, first);
    else show(notices.failed);
  }

  function closeNotice() {
    setNotice(undefined);
    focusEnd(form.current!);
  }

  /** The visitor says that a person filled in the form: the hidden field is emptied, and the enquiry goes. */
  function answerHuman() {
    trapField(form.current!)!.value = '';
    form.current!.requestSubmit();
  }

  const errors = values && fieldErrors(values);
  return {
    form,
    values,
    sending,
    notice,
    followUp,
    reference,
    hint: values && sendHint(values),
    blocked: values !== undefined && missingFields(values).length > 0,
    errorOf: (field: EnquiryField) =>
      (tried.has(field) ? errors?.get(field) : undefined) ??
      // What the provider refused is wrong for as long as it stands there.
      (refused?.values[field] === values?.[field] ? refused?.fields[field] : undefined),
    submit,
    leaveField,
    closeNotice,
    answerHuman,
  };
}
