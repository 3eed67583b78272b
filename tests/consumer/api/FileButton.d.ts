import { type ButtonProps } from '../Button/Button.js';
export interface FileButtonProps extends Pick<ButtonProps, 'ref' | 'children' | 'variant' | 'size' | 'icon' | 'isPending' | 'isDisabled' | 'aria-describedby'> {
    /** What is offered to choose from: "image/*", ".pdf". @default everything */
    kinds?: readonly string[];
    /** Telephones open their camera instead of their files: `environment` is the one on their back. @default nothing */
    camera?: 'environment' | 'user';
    /** Called with the file that was chosen, or the picture that was taken. */
    onChoose: (file: File) => void;
}
/**
 * Has the reader choose one file, or take one picture. For a place to drop files on use `FilePicker`. Its input is our own:
 * React Aria's `FileTrigger` does no more, and shared between two components it would be one more file of every page with uploads.
 */
export declare function FileButton({ kinds, camera, onChoose, ...button }: FileButtonProps): import("react").JSX.Element;
