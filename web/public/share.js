// Runs in a frame of its own, without our origin: the scripts below reach nothing of the page around it.
const given = new URLSearchParams(location.search);
const url = given.get('url') ?? '';
const title = given.get('title') ?? '';
const isOurs = url.startsWith(`${location.protocol}//${location.host}/d/`);

/** A plain link, which the network's own script makes a button of; where that does not come it stays a link. */
function link(words, address, className) {
  const made = document.createElement('a');
  made.href = address;
  made.target = '_blank';
  made.rel = 'noopener';
  made.className = className;
  made.textContent = words;
  document.getElementById('buttons').append(made);
  return made;
}

function load(address) {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

if (isOurs) {
  const [page, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  link('Share on Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`, 'fb-xfbml-parse-ignore');
  const pin = link(
    'Save on Pinterest',
    `https://www.pinterest.com/pin/create/button/?url=${page}&description=${words}`,
    'pin',
  );
  pin.dataset.pinDo = 'buttonBookmark';
  link('Post on X', `https://twitter.com/intent/tweet?url=${page}&text=${words}`, 'twitter-share-button');
  load('https://assets.pinterest.com/js/pinit.js');
  load('https://platform.twitter.com/widgets.js');
  load('https://connect.facebook.net/en_US/sdk.js#xfbml=1&version=v19.0');
}
