import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { LabelledField } from '../../view-models/shared/field';
import styles from './field-group.module.css';
import { FieldErrorMessage, errorMessageId } from './field-error-message';

interface FieldGroupProps {
  readonly field: LabelledField;
  readonly role?: 'radiogroup' | 'group';
  readonly note?: ReactNode;
  /** The unit of the answers, shown beside the label, such as 'a day'. It is not part of the group's accessible name. */
  readonly unit?: string | undefined;
  /** True if the link in the error summary focuses the group itself, because no control has the field's id. */
  readonly takesFocus?: boolean;
  /** Called when the focus moves to a control outside the group, but not when a tap beside all controls takes the focus away. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question with its answers. For screen readers, the legend is its name, and note and error message describe it. */
export function FieldGroup({ field, role, note, unit, takesFocus = false, onLeave, children }: FieldGroupProps) {
  const { id, label, error } = field;
  const legendId = `${id}-legend`;
  const noteId = `${id}-note`;
  const unitId = `${id}-unit`;
  const describedBy = [unit ? unitId : '', note ? noteId : '', error ? errorMessageId(id) : ''].filter(Boolean).join(' ');
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = useEffectEvent(() => onLeave?.());

  // Uses addEventListener, because the linter forbids an onBlur handler on a fieldset.
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
      // Always focusable. If only an empty group were focusable, it would lose the focus when its first controls appear.
      tabIndex={-1}
      role={role}
      aria-labelledby={legendId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <legend>
        <span id={legendId}>{label}</span>
        {unit && (
          <span id={unitId} className="note">
            {' '}
            {unit}
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
