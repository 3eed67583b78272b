import type { ComponentType, ReactNode } from 'react';
/**
 * A non-essential part that is loaded when it is first shown. Until then, or if it cannot be loaded because the network
 * is down, nothing is shown in its place. Loading is retried when the network is back, and when the next one is shown.
 * `lazy` would remember the failure and crash the page.
 * @param place placeholder that reserves its space meanwhile, if the surrounding layout would shift
 */
export declare function loadedPart<Props extends object>(load: () => Promise<{
    default: ComponentType<Props>;
}>, place?: ReactNode): (props: Props) => ReactNode;
