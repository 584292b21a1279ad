import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { NamedField } from '../../view-models/shared/field';
import styles from './field-group.module.css';
import { FieldMessage, messageId } from './field-message';

interface FieldGroupProps {
  readonly field: NamedField;
  readonly role?: 'radiogroup' | 'group';
  readonly note?: ReactNode;
  /** Whether the error summary leads to the group itself, which has no control to lead to. */
  readonly takesFocus?: boolean;
  /** The focus went from the group to another control. A press beside all controls, or on one of its labels, does not count. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question with its answers: named by its legend, described by its note and its message. */
export function FieldGroup({ field, role, note, takesFocus = false, onLeave, children }: FieldGroupProps) {
  const { id, label, error } = field;
  const legendId = `${id}-legend`;
  const noteId = `${id}-note`;
  const describedBy = [note ? noteId : '', error ? messageId(id) : ''].filter(Boolean).join(' ');
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent(() => onLeave?.());

  // A listener, because the linter allows no handler on a fieldset.
  useEffect(() => {
    const element = group.current!;
    const listen = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) leave();
    };
    element.addEventListener('focusout', listen);
    return () => element.removeEventListener('focusout', listen);
  }, []);

  return (
    <fieldset
      ref={group}
      id={takesFocus ? id : undefined}
      // Always: the group must not lose the focus when controls come.
      tabIndex={-1}
      role={role}
      aria-labelledby={legendId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <legend id={legendId}>{label}</legend>
      {note && (
        <div id={noteId} className="note">
          {note}
        </div>
      )}
      <FieldMessage field={id} message={error} />
      {children}
    </fieldset>
  );
}
