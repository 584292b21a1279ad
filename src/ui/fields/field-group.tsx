import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { LabelledField } from './field';
import styles from './field-group.module.css';
import { errorAndDescriptionAttributes, FieldErrorMessage } from './field-error-message';

interface FieldGroupProps {
  readonly field: LabelledField;
  readonly role?: 'radiogroup' | 'group';
  readonly note?: ReactNode;
  /** For screen readers it describes the group, but does not name it. */
  readonly sideNote?: string | undefined;
  readonly isRow?: boolean;
  /** No control has the field's id: the group has it, for the link in the error summary. */
  readonly takesFocus?: boolean;
  /** Not called at a tap on an empty part of the page. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function FieldGroup({
  field,
  role,
  note,
  sideNote,
  isRow = false,
  takesFocus = false,
  onLeave,
  children,
}: FieldGroupProps) {
  const { id, label, error } = field;
  const legendId = `${id}-legend`;
  const noteId = `${id}-note`;
  const sideNoteId = `${id}-side-note`;
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent(() => onLeave?.());

  // The linter forbids an onBlur handler on a fieldset.
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
      // An empty group with the focus keeps it when its first controls appear.
      tabIndex={-1}
      role={role}
      aria-labelledby={legendId}
      {...errorAndDescriptionAttributes(field, sideNote && sideNoteId, note ? noteId : undefined)}
      className={isRow ? styles.row : styles.group}
    >
      <legend>
        <span id={legendId}>{label}</span>
        {sideNote && (
          <span id={sideNoteId} className={isRow ? 'visually-hidden' : 'small-note'}>
            {' '}
            {sideNote}
          </span>
        )}
      </legend>
      {note && (
        <div id={noteId} className="note">
          {note}
        </div>
      )}
      <FieldErrorMessage field={id} message={error} />
      {children}
    </fieldset>
  );
}

/** Here, so that its style arrives with the prerendered page. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
