import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './field-group.module.css';
import { FieldMessage, messageId } from './field-message';

interface FieldGroupProps {
  /** The id of the field that the group is, by which its message is found. */
  readonly field: string;
  readonly legend: string;
  readonly role?: 'radiogroup' | 'group';
  readonly note?: ReactNode;
  readonly error?: string | undefined;
  /** Whether the error summary leads to the group itself, because it has no control that could take the focus. */
  readonly takesFocus?: boolean;
  /** The focus went from the group to another control. A press beside all controls, or on a label of its own, is no leaving. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question with its answers: named by its legend, described by its note and, while it stands, its message. */
export function FieldGroup({ field, legend, role, note, error, takesFocus = false, onLeave, children }: FieldGroupProps) {
  const legendId = `${field}-legend`;
  const noteId = `${field}-note`;
  const describedBy = [note ? noteId : '', error ? messageId(field) : ''].filter(Boolean).join(' ');
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent(() => onLeave?.());

  // Listened for here, because the focus can also leave from the group itself.
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
      id={takesFocus ? field : undefined}
      // Always: the focus must not fall off it when controls come.
      tabIndex={-1}
      role={role}
      aria-labelledby={legendId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <legend id={legendId}>{legend}</legend>
      {note && (
        <div id={noteId} className="note">
          {note}
        </div>
      )}
      <FieldMessage field={field} message={error} />
      {children}
    </fieldset>
  );
}
