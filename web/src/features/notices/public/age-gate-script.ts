export const AGE_STORAGE_KEY = 'age_verified';
export const AGE_GATE_ID = 'age-gate';
/** The answers: values of the window's buttons. */
export const CONFIRMED = 'confirmed';
export const UNDER_AGE = 'under-age';
/** Where somebody under age is sent: a search engine, and no way back into the page. */
export const ELSEWHERE = 'https://www.google.com/';

/** Set on the window by the application, which obeys the answers from then on. */
export const TAKEN_OVER = 'takenOver';

/**
 * Opens the age gate as soon as the page's markup is there: before anything is painted, and long
 * before the application took over. Stands in the document behind the page; its hash is in the
 * policy.
 */
export const AGE_GATE_SCRIPT =
  `(function(){var d=document.getElementById('${AGE_GATE_ID}');if(!d)return;` +
  `try{if(localStorage.getItem('${AGE_STORAGE_KEY}')!==null)return}catch(e){}` +
  'function ask(){if(d.isConnected&&!d.open){d.showModal();d.focus()}}' +
  `d.addEventListener('submit',function(e){if('${TAKEN_OVER}' in d.dataset)return;` +
  `if(e.submitter.value==='${UNDER_AGE}')location.replace('${ELSEWHERE}');` +
  `else try{localStorage.setItem('${AGE_STORAGE_KEY}','true')}catch(e){}});` +
  `d.addEventListener('close',function(){` +
  `if(!('${TAKEN_OVER}' in d.dataset)&&d.returnValue!=='${CONFIRMED}')ask()});ask()})()`;
