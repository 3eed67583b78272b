import { Suspense, use, useState } from 'react'
import { fileName } from '../picture-name.ts'
import type { DifferentPicture, PictureDifferences as Found } from './picture-differences.ts'
import { readEntries, type Entry } from './readEntries.ts'
import './picture-differences.css'

async function readFound(): Promise<Found> {
  const answer = await fetch('picture-differences.json', { cache: 'no-store' })
  return (await answer.json()) as Found
}

function Picture({ address, label, none }: { address: string | undefined; label: string; none: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {address === undefined ? (
        <p>{none}</p>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" aria-label={`${label}, in its real size`}>
          <img src={address} alt="" loading="lazy" />
        </a>
      )}
    </figure>
  )
}

function Difference({ picture, story }: { picture: DifferentPicture; story: Entry | undefined }) {
  return (
    <section className="picture-difference sb-unstyled">
      <h3>
        {story === undefined ? (
          picture.name
        ) : (
          <a href={`./?path=/story/${story.id}`} target="_top">
            {story.title.split('/').join(' › ')}: {story.name}
          </a>
        )}
      </h3>
      <div>
        <Picture address={picture.reference} label="Committed" none="The story is new: none is committed." />
        <Picture address={picture.actual} label="Now" none="It was not taken." />
        <Picture
          address={picture.difference}
          label="Difference"
          none="The two are of different sizes: no pixel stands for the other."
        />
      </div>
    </section>
  )
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

function Differences({ found }: { found: Promise<Found> }) {
  const conditions = use(found)
  const stories = new Map(use(readEntries()).map(entry => [fileName(entry.id), entry]))
  if (conditions.length === 0)
    return (
      <p className="picture-run" data-run="none">
        <strong>There was no run.</strong> No pictures have been compared on this machine yet:{' '}
        <code>pnpm test stories</code> compares every story with its committed picture, then open this page
        again.
      </p>
    )
  return conditions.map(({ condition, begunAt, pictures }) => (
    <section key={condition} data-run={condition}>
      <h2>{condition}</h2>
      <p className="picture-run">
        Compared on {when.format(new Date(begunAt))}:{' '}
        {pictures.length === 0
          ? 'every picture is as the committed one.'
          : `${String(pictures.length)} ${pictures.length === 1 ? 'picture differs' : 'pictures differ'} from the committed ones.`}
      </p>
      {pictures.map(picture => (
        <Difference key={picture.name} picture={picture} story={stories.get(picture.name)} />
      ))}
    </section>
  ))
}

/** The pictures of the last run that differ from the committed ones: before, now and the difference, side by side. */
export function PictureDifferences() {
  const [found] = useState(readFound)
  return (
    <Suspense>
      <Differences found={found} />
    </Suspense>
  )
}
