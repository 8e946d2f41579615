import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type Part = HTMLAttributes<HTMLDivElement>;

/** A surface that holds one thing. */
export function Card({ className, ...rest }: Part) {
  return (
    <div
      {...rest}
      className={classNames('rounded-lg border border-line bg-surface shadow-raised', className)}
    />
  );
}

export function CardHeader({ className, ...rest }: Part) {
  return <div {...rest} className={classNames('flex flex-col gap-1 p-5 pb-0', className)} />;
}

export function CardTitle({ className, children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h2 {...rest} className={classNames('text-heading font-bold', className)}>
      {children}
    </h2>
  );
}

export function CardBody({ className, ...rest }: Part) {
  return <div {...rest} className={classNames('p-5', className)} />;
}

export function CardFooter({ className, ...rest }: Part) {
  return (
    <div
      {...rest}
      className={classNames(
        'flex flex-wrap items-center gap-3 border-t border-line p-5',
        className,
      )}
    />
  );
}
