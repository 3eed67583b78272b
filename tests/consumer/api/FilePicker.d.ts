import { type ElementProps } from '../../internal/elementProps.js';
import type { FieldBase } from '../../internal/field/fieldProps.js';
export interface FilePickerProps extends ElementProps<HTMLDivElement>, Pick<FieldBase, 'name' | 'description' | 'messages' | 'isRequired'> {
    /** What file is wanted: "PDF to verify". */
    label: string;
    /** What is offered to choose from: ".pdf". @default everything */
    extensions?: readonly string[];
    /** The name of the file that is read now. @default none */
    fileName?: string;
    /** Called with the file that was chosen or dropped; of several none is. */
    onChoose: (file: File) => void;
}
/** A file that is read on this device: chosen or dropped, never sent. */
export declare function FilePicker(props: FilePickerProps): import("react").JSX.Element;
